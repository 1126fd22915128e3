import { Icon } from "./icon.tsx";

/** Between two parts of a story. */
export function Later({ text }: { text: string }) {
  return (
    <div className="absolute inset-x-0 top-[52px] bottom-0 flex flex-col items-center justify-center gap-4">
      <Icon name="calendar-days" size={44} weight={1.8} className="text-accent-deep" />
      <p className="title px-[18px] text-center text-[34px] text-balance">{text}</p>
    </div>
  );
}
