import { Drawing, type DrawingProps } from './drawing.tsx';

/** Where each print is, and which way it points. */
const prints = ['22 92) rotate(52', '46 100) rotate(40', '56 72) rotate(40', '82 76) rotate(28', '86 48) rotate(30'];

/** Tracks of a duck on the shore: who came by. */
export function Footprints({ width }: DrawingProps) {
  return (
    <Drawing width={width}>
      <path
        d="M6 92c-6-28 20-42 44-56 22-12 48-34 76-22 26 12 30 46 18 66-14 24-46 32-84 34-28 2-49-3-54-22z"
        fill="var(--drawn-sand)"
        stroke="none"
      />
      {prints.map((place) => (
        <path
          key={place}
          d="M0 8-9-7q5 3 9-4 4 7 9 4zM0 8v-16"
          fill="var(--drawn-coral)"
          transform={`translate(${place}) scale(1.2)`}
        />
      ))}
      <path d="M118 104c-2-22 0-44 8-62M130 104c0-24 4-42 12-54M124 104c-4-14-10-22-16-26" />
      <path d="M126 44c-6-8-6-18 0-26 6 8 6 18 0 26zM142 52c-5-7-4-15 2-22 5 7 4 15-2 22z" fill="var(--drawn-earth)" />
      <path d="M126 104c6-14 14-22 26-26-4 14-12 22-20 26z" fill="var(--drawn-leaf)" />
      <path d="M96 106q6-5 12 0t12 0 12 0 12 0 12 0" stroke="var(--water)" />
    </Drawing>
  );
}
