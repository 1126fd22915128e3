import { openPreferences } from "../../features/consent/consent-store.ts";

export default function CookiePreferences({ text }: { text: string }) {
  return (
    <button type="button" data-cookie-preferences className="link-button needs-script" onClick={openPreferences}>
      {text}
    </button>
  );
}
