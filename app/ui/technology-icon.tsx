import styles from './technology-icon.module.css';

/** The icon has the colour of the text around it, for both themes. Decorative, because the name is next to it. */
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
