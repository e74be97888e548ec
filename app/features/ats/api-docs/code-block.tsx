import styles from './api-docs.module.css';

/** Long lines break: nothing has to be pushed aside to be read. */
export function CodeBlock({ text }: { text: string }) {
  return <pre className={styles.code}>{text}</pre>;
}
