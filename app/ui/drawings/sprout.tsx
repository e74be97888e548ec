import { Drawing, type DrawingProps } from './drawing.tsx';

type Stage = 1 | 2 | 3 | 4 | 5;

/** Only what is complete is in flower. */
export function sproutStage(percent: number): Stage {
  return percent >= 100 ? 5 : percent >= 75 ? 4 : percent >= 50 ? 3 : percent >= 25 ? 2 : 1;
}

type Props = DrawingProps & {
  /** From 1, a seed, to 5, a plant in flower. */
  stage: Stage;
  label?: string | undefined;
};

/** A plant that grows: how far something has come. */
export function Sprout({ stage, label, width }: Props) {
  return (
    <Drawing width={width} label={label}>
      <path d="M42 111q6-4 12 0t12 0 12 0 12 0 12 0 12 0" stroke="var(--water)" />
      {stage > 1 && <path d={stems[stage - 2]} />}
      <path d="M44 102c4-9 18-14 36-14s32 5 36 14z" fill="var(--drawn-earth)" />
      <path d="M64 96h4M90 97h5M78 93h3" />
      {stage === 1 && <Seed />}
      {stage === 2 && <Shoot />}
      {stage > 2 && <Leaves upper={stage > 3} />}
      {stage === 4 && <Bud />}
      {stage === 5 && <Flower />}
    </Drawing>
  );
}

const stems = ['M80 90c0-9-1-15 1-23', 'M80 90V46', 'M80 90c0-26-2-40 0-58', 'M80 90c0-26-2-40 0-58'];

function Seed() {
  return (
    <>
      <path d="M70 88c-4-9 2-18 11-21 7 7 8 16 2 22z" fill="var(--drawn-coral)" />
      <path d="M77 82c0-4 1-6 3-8" />
      <path d="M92 34c5 7 7 10 7 14a7 7 0 0 1-14 0c0-4 2-7 7-14z" fill="var(--drawn-water)" />
    </>
  );
}

function Shoot() {
  return (
    <>
      <path d="M81 68c-12 2-20-3-22-13 12-2 20 2 22 13z" fill="var(--drawn-leaf)" />
      <path d="M81 68c2-11 9-15 19-14 0 10-7 16-19 14z" fill="var(--drawn-leaf)" />
    </>
  );
}

function Leaves({ upper }: { upper: boolean }) {
  return (
    <>
      <path
        d={upper ? 'M80 78c-17 3-29-4-32-18 17-2 29 4 32 18z' : 'M80 64c-18 2-31-7-34-24 19-1 31 7 34 24z'}
        fill="var(--drawn-leaf)"
      />
      <path
        d={upper ? 'M80 68c3-14 14-20 30-18-2 14-13 21-30 18z' : 'M80 54c2-16 13-24 31-24-1 17-13 26-31 24z'}
        fill="var(--drawn-leaf)"
      />
      <path
        d={upper ? 'M80 78c-6-7-12-10-19-12M80 68c5-6 11-9 17-11' : 'M80 64c-5-8-12-13-20-16M80 54c5-7 11-11 18-14'}
      />
      {upper && <path d="M79 54c-12 2-20-3-23-13 12-1 20 3 23 13z" fill="var(--drawn-leaf)" />}
    </>
  );
}

function Bud() {
  return (
    <>
      <path d="M80 34c-9-6-9-16 0-24 9 8 9 18 0 24z" fill="var(--drawn-coral)" />
      <path d="M72 27c2 6 5 8 8 8s6-2 8-8" fill="var(--drawn-leaf)" />
    </>
  );
}

function Flower() {
  return (
    <g transform="translate(80 27)">
      {[0, 72, 144, 216, 288].map((turn) => (
        <path
          key={turn}
          d="M0-4C-9-9-8-21 0-22 8-21 9-9 0-4z"
          fill="var(--drawn-coral)"
          transform={turn ? `rotate(${turn})` : undefined}
        />
      ))}
      <circle r="5.5" fill="var(--drawn-sand)" />
    </g>
  );
}
