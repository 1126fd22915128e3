import { Icon } from "./icon.tsx";

export const Later = ({ text }: { text: { later: string } }) => (
  <div className="absolute inset-x-0 top-52 bottom-0 flex flex-col items-center justify-center gap-16">
    <Icon name="calendar-days" size={44} weight={1.8} className="text-accent-deep" />
    <p className="title px-18 text-center text-34 text-balance">{text.later}</p>
  </div>
);
