@rem cmd has no exec: npm scripts that begin with it find this file, which runs the rest.
@%*
