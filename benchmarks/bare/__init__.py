"""What the service is measured beside: the same rows written with nothing around it."""
