import styles from './prose.module.css';

/** A longer text as HTML rendered by the server; HTML written by the user is removed there. */
export function Prose({ html }: { html: string }) {
  return (
    <div
      className={styles.prose}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made by the server, see server/markdown
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
