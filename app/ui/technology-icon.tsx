import styles from './technology-icon.module.css';

/** The icon takes the colour of the text around it, so it is right in both themes; decorative, the name stands beside it. */
export function TechnologyIcon({ handle }: { handle: string | null }) {
  const address = handle ? `/icons/${handle}.svg` : '/technology.svg';
  return (
    <span
      className={styles.icon}
      style={{ maskImage: `url(${address})`, WebkitMaskImage: `url(${address})` }}
      aria-hidden="true"
    />
  );
}
