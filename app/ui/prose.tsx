import styles from './prose.module.css';

/** A longer text as the server rendered it; it lets through no markup of the person who wrote it. */
export function Prose({ html }: { html: string }) {
  return (
    <div
      className={styles.prose}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made by the server, see server/markdown
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
