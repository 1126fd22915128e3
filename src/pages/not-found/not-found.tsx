import { NotFoundMessage } from "../../sections/not-found-message/not-found-message.tsx";
import { Bookmarks } from "../../ui/bookmarks.tsx";

export default function NotFound() {
  return (
    <main id="content" className="not-found">
      <Bookmarks />
      <h1>404</h1>
      <NotFoundMessage />
    </main>
  );
}
