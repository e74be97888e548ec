import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import page from '../../ui/page.module.css';
import styles from './ats.module.css';
import { ShownOnce } from './shown-once.tsx';

type Props = {
  id: string;
  title: string;
  lead: string;
  /** The label of the button that opens the form. */
  add: string;
  look: 'primary' | 'secondary';
  /** Shown above the secret that was just created. */
  once: string;
  form: (end: { cancel: () => void; done: (secret: string) => void }) => ReactNode;
  /** Shown instead of an empty list. */
  none: string | undefined;
  children: ReactNode;
};

/** A list of keys or webhooks, whose secret is shown once, with the form that creates one. */
export function SecretsCard({ id, title, lead, add, look, once, form, none, children }: Props) {
  const [adding, setAdding] = useState(false);
  const [made, setMade] = useState<string>();
  const done = (secret: string) => {
    setMade(secret);
    setAdding(false);
  };
  return (
    <section className={page.card} aria-labelledby={id}>
      <div className={styles.top}>
        <h2 id={id} className={styles.heading}>
          {title}
        </h2>
        {!adding && (
          <Button look={look} onClick={() => setAdding(true)}>
            {add}
          </Button>
        )}
      </div>
      <p className={styles.lead}>{lead}</p>
      {made && <ShownOnce title={once} secret={made} close={() => setMade(undefined)} />}
      {adding && form({ cancel: () => setAdding(false), done })}
      {none && !adding && <p className={styles.message}>{none}</p>}
      <ul className={styles.rows} aria-label={title}>
        {children}
      </ul>
    </section>
  );
}
