@rem The shell's exec for the scripts of package.json, which Windows does not have.
@%*
