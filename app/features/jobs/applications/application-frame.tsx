import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { Standing } from '../../../../domain/jobs/applications/application-refusal.ts';
import type { ApplicationIntent } from '../../../../domain/jobs/applications/intent.ts';
import { pathTo } from '../../../../domain/paths.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import styles from './applications.module.css';
import { applicationsTexts } from './applications.texts.ts';
import { useIntent } from './use-intent.ts';

const IncompleteDialog = lazy(() => import('./incomplete-dialog.tsx'));

/** The state of the viewing developer's profile, as decided by the service of the page. */
export type ApplicationProps = { standing: Standing; missing: string[] };

type Props = ApplicationProps & {
  label: string;
  look?: 'primary' | 'secondary';
  /** With it in the address, the dialog opens with the page. */
  intent: Extract<ApplicationIntent, 'apply' | 'superlike'>;
  dialog: (close: () => void) => ReactNode;
};

/** A button that opens the message dialog, or the dialog that lists what the profile lacks. */
export function ApplicationButton({ standing, missing, label, look = 'primary', intent, dialog }: Props) {
  const [open, setOpen] = useState(false);
  const comesBack = useIntent(intent);
  // A dialog exists only in the browser.
  useEffect(() => setOpen(comesBack), [comesBack]);
  const root = useRouteLoaderData('root') as { viewer?: { userId: string } } | undefined;
  const close = () => setOpen(false);
  if (standing === 'disabled') return <Disabled />;
  return (
    <>
      <Button look={look} wide onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Suspense>
        {open &&
          (standing === 'short' ? (
            <IncompleteDialog missing={missing} userId={root?.viewer?.userId ?? ''} intent={intent} close={close} />
          ) : (
            dialog(close)
          ))}
      </Suspense>
    </>
  );
}

function Disabled() {
  const locale = useLocale();
  const texts = useTexts(applicationsTexts);
  return (
    <p className={styles.muted}>
      {texts.disabled} <Link href={pathTo(locale, 'home')}>{texts.why}</Link>
    </p>
  );
}
