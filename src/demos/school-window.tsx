import type { ReactNode } from "react";
import { CreditMeter, type Spent } from "./kit/credits.tsx";
import type { Accent, Moment } from "./kit/scene.ts";
import { Window } from "./kit/window.tsx";
import { type ActorKey, actorOf } from "./story.ts";

type SchoolWindowProps = Pick<Moment, "time" | "shared" | "locale"> & {
  accent: Accent;
  area?: string;
  page: string;
  actor: ActorKey;
  spent?: readonly Spent[];
  unread?: number;
  children: ReactNode;
};

/** A window of the school's platform, with whoever is at work in it and what the AI has cost. */
export function SchoolWindow(props: SchoolWindowProps) {
  const { time, shared, locale, accent, area, page, actor, spent = [], unread = 0, children } = props;
  return (
    <Window
      accent={accent}
      school={shared.school}
      area={area}
      page={page}
      person={actorOf(shared, actor)}
      unread={unread}
      meter={<CreditMeter time={time} label={shared.credits} spent={spent} locale={locale} />}
    >
      {children}
    </Window>
  );
}
