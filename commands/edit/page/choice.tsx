import { useId } from "react";

interface Properties<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; text: string }[];
  choose: (value: Value) => void;
}

/** One of two or three. */
export function Choice<Value extends string>({ label, value, options, choose }: Properties<Value>) {
  const name = useId();
  return (
    <fieldset className="choice">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input type="radio" name={name} checked={option.value === value} onChange={() => choose(option.value)} />
          <span>{option.text}</span>
        </label>
      ))}
    </fieldset>
  );
}
