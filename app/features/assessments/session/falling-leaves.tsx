import styles from './falling-leaves.module.css';

/** Place, delay and turn of each leaf: chosen by hand, so that the server and the browser draw the same. */
const leaves = [
  { left: 6, delay: 0, turn: 40 },
  { left: 16, delay: 260, turn: -70 },
  { left: 27, delay: 120, turn: 110 },
  { left: 38, delay: 380, turn: -30 },
  { left: 49, delay: 60, turn: 85 },
  { left: 60, delay: 320, turn: -120 },
  { left: 71, delay: 180, turn: 55 },
  { left: 82, delay: 440, turn: -90 },
  { left: 93, delay: 100, turn: 20 },
];

/** Leaves fall once when a session has just ended; none for people who want less motion. */
export function FallingLeaves() {
  return (
    <div className={styles.leaves} aria-hidden="true">
      {leaves.map(({ left, delay, turn }) => (
        <svg
          key={left}
          aria-hidden="true"
          viewBox="0 0 24 24"
          style={{ left: `${left}%`, animationDelay: `${delay}ms`, rotate: `${turn}deg` }}
        >
          <path d="M3 21C3 10 10 3 21 3c0 11-7 18-18 18Z" />
        </svg>
      ))}
    </div>
  );
}
