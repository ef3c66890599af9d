"""Whether a known fault stands in a package that we pin; exit status 1 if so.

What is known is asked of PyPI. A package index of one's own may not know: then that is said and is
no fault of the packages.
"""

from __future__ import annotations

import json
import subprocess
import sys

FILES = ("requirements.txt", "requirements-dev.txt", "requirements-e2e.txt")


def main() -> int:
    """Ask about every file and print what is known."""
    asked = [part for file in FILES for part in ("--requirement", file)]
    command = [sys.executable, "-m", "pip_audit", "--disable-pip", "--format", "json", *asked]
    done = subprocess.run(command, capture_output=True, text=True)
    try:
        packages = json.loads(done.stdout)["dependencies"]
    except ValueError:
        print(f"not audited: no answer about known faults: {done.stderr.strip()[-300:]}")
        return 0
    unknown = [package for package in packages if "skip_reason" in package]
    faults = [(package, fault) for package in packages for fault in package.get("vulns", ())]
    for package, fault in faults:
        better = " or ".join(fault["fix_versions"]) or "no version yet"
        print(f"{package['name']} {package['version']}: {fault['id']}; mended in {better}")
    print(f"{len(packages) - len(unknown)} packages audited, {len(faults)} known faults")
    if unknown:
        print(f"not audited: {len(unknown)} packages that this package index tells nothing of")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
