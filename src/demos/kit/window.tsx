import type { ReactNode } from "react";
import { Avatar } from "./avatar.tsx";
import { Crest } from "./crest.tsx";
import type { Accent } from "./scene.ts";

export type Person = { name: string; role: string; colour: Accent };

type WindowProps = {
  accent: Accent;
  school: string;
  /** The course, or what the page belongs to instead. */
  area?: string | undefined;
  page: string;
  person: Person;
  /** How many notifications the person has not read. */
  unread?: number;
  /** What the AI has cost so far. */
  meter?: ReactNode;
  children: ReactNode;
};

function Face({ person, unread }: { person: Person; unread: number }) {
  return (
    <span className="relative flex">
      <Avatar name={person.name} colour={person.colour} size={34} />
      {unread > 0 ? (
        <span className="absolute -top-1.5 -right-2.5 flex size-[18px] items-center justify-center rounded-full bg-accent-deep font-semibold text-[12px] text-window leading-none ring-2 ring-wash">
          {unread}
        </span>
      ) : null}
    </span>
  );
}

export function Window({ accent, school, area, page, person, unread = 0, meter, children }: WindowProps) {
  return (
    <div
      data-accent={accent}
      className="relative size-full overflow-hidden bg-window text-[16px] text-ink leading-[1.35]"
    >
      <div className="flex h-[52px] items-center gap-2.5 whitespace-nowrap border-line border-b bg-wash px-7 text-[14px] leading-[18px] tall:px-[18px] tall:text-[15px] tall:leading-[19px]">
        <Crest />
        <span>
          <span className="block text-ink-soft">
            {area ? <span className="tall:hidden">{school} · </span> : null}
            {area ?? school}
          </span>
          <span className="block font-semibold text-[15px] tall:text-[16px]">{page}</span>
        </span>
        <span className="ml-auto flex items-center gap-2.5">
          {meter}
          <span className="text-right tall:hidden">
            <span className="block font-semibold">{person.name}</span>
            <span className="block text-ink-soft">{person.role}</span>
          </span>
          <Face person={person} unread={unread} />
        </span>
      </div>
      {children}
    </div>
  );
}
