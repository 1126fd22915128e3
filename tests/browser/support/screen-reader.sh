#!/bin/sh
# Lets Orca read a page in Firefox on a headless desktop. Arguments: URL, folder for profile and log.
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
# Orca flushes each line only if it writes to a terminal.
script -qfc "orca --replace --debug-file=/dev/tty" "$2/speech.log" > /dev/null &
until grep -q "Screen reader on" "$2/speech.log" 2>/dev/null; do sleep 0.2; done
firefox-esr --profile "$2" --new-instance --kiosk "$1" &
# Each line of stdin is a key to press, as xdotool names it.
while read -r key; do xdotool key "$key"; done
