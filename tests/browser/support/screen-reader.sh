#!/bin/sh
# A desktop without a screen, on which Orca reads a page in Firefox: address, folder for profile and protocol.
set -eu
export HOME="$2" XDG_RUNTIME_DIR="$2" GNOME_ACCESSIBILITY=1 LANG=C.UTF-8 LC_ALL=C.UTF-8
cat > "$2/user.js" <<'PREFERENCES'
user_pref("accessibility.force_disabled", -1);
user_pref("browser.aboutwelcome.enabled", false);
user_pref("browser.startup.homepage_override.mstone", "ignore");
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("privacy.globalprivacycontrol.enabled", true);
user_pref("privacy.globalprivacycontrol.functionality.enabled", true);
user_pref("ui.prefersReducedMotion", 1);
PREFERENCES
gsettings set org.gnome.desktop.interface toolkit-accessibility true
openbox &
# To a terminal it writes line by line, to a file when it has a page full.
script -qfc "orca --replace --debug-file=/dev/tty" "$2/protocol" > /dev/null &
until grep -q "Screen reader on" "$2/protocol" 2>/dev/null; do sleep 0.2; done
firefox-esr --profile "$2" --new-instance --kiosk "$1" &
# One line on the standard input is a key to press, in the words of xdotool.
while read -r key; do xdotool key "$key"; done
