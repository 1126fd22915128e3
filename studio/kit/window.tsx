import type { ReactNode } from "react";
import { Avatar } from "./avatar.tsx";
import { Icon } from "./icon.tsx";
import type { Accent } from "./scene.ts";

type WindowProps = {
  accent: Accent;
  course: string;
  page: string;
  person: string;
  role: string;
  beside?: ReactNode;
  colour?: Accent;
  children: ReactNode;
};

export function Window({ accent, course, page, person, role, beside, colour = accent, children }: WindowProps) {
  return (
    <div
      data-accent={accent}
      className="relative size-full overflow-hidden bg-white text-[16px] text-ink leading-[1.35]"
    >
      <header className="flex h-[52px] items-center gap-2 border-line border-b bg-wash px-7 text-[15px] tall:px-[18px] tall:text-[16px]">
        <span className="mr-1 text-ink-soft">
          <Icon name="house" size={17} />
        </span>
        <span className="tall:hidden whitespace-nowrap text-ink-soft">{course}</span>
        <span className="text-ink-faint">
          <Icon name="chevron-right" size={15} />
        </span>
        <span className="whitespace-nowrap font-semibold">{page}</span>
        <span className="ml-auto flex items-center gap-2.5 whitespace-nowrap">
          {beside}
          <span className="tall:hidden text-ink-soft">{role}</span>
          <Avatar name={person} colour={colour} size={30} />
        </span>
      </header>
      {children}
    </div>
  );
}
