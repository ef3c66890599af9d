"""The currencies of the world, and into how many decimals each is divided.

ISO 4217, list one, as its maintenance agency (SIX) has it in 2026, checked against Debian's
iso-codes 4.15: without funds, metals, units of account and codes for tests, and without what is not
money any more (ANG, BGN, CUC, HRK, SLL, ZWL).
"""

from __future__ import annotations

_CODES = """
AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD
CAD CDF CHF CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS
GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW
KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR
MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR
SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX
USD UYU UZS VED VES VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG
"""
_NONE = "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF"
_THREE = "BHD IQD JOD KWD LYD OMR TND"
CURRENCIES = frozenset(_CODES.split())
WITHOUT_DECIMALS, WITH_THREE_DECIMALS = frozenset(_NONE.split()), frozenset(_THREE.split())


def places_of(currency: str) -> int:
    """How many decimals an amount has: 2, unless the list says otherwise."""
    if currency in WITHOUT_DECIMALS:
        return 0
    return 3 if currency in WITH_THREE_DECIMALS else 2


CALLED = {
    "€": "EUR",
    "euro": "EUR",
    "euros": "EUR",
    "£": "GBP",
    "lei": "RON MDL",
    "leu": "RON MDL",
    "$": "AUD BBD BMD BND BSD BZD CAD FJD GYD HKD JMD KYD LRD MXN NAD NZD SBD SGD SRD TTD TWD USD "
    "XCD",
}
"""Signs and words for them, and what they may mean."""


def currencies_called(text: str) -> frozenset[str]:
    """What a code, a sign or a word may mean; nothing for what is none of them."""
    code = text.upper()
    return frozenset({code} & CURRENCIES) or frozenset(CALLED.get(text.casefold(), "").split())
