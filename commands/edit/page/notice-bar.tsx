import type { Notice } from "./use-texts.ts";
import { words } from "./words.ts";

interface Properties {
  notice: Notice | undefined;
  close: () => void;
  loadNewer: () => void;
}

/** What keeps the texts from being saved. The place for it is there from the start, so that it is read out when it is filled. */
export function NoticeBar({ notice, close, loadNewer }: Properties) {
  return (
    <div role="alert" className="notice-bar">
      {notice ? (
        <div className="notice-box">
          <div>
            <p className="notice-text">{notice.text}</p>
            <ul>
              {notice.lines?.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
          {notice.isOutdated ? (
            <button type="button" className="plain-button" onClick={loadNewer}>
              {words.loadNewer}
            </button>
          ) : null}
          <button type="button" className="plain-button" onClick={close}>
            {words.close}
          </button>
        </div>
      ) : null}
    </div>
  );
}
