import { lazy, type ReactNode, Suspense, useState } from 'react';
import { pathTo } from '../../../../domain/paths.ts';
import type { ProfileView } from '../../../../server/services/profile/profile-view.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { FavouriteButton } from './favourite-button.tsx';
import { InteractionIcons } from './interaction-icons.tsx';
import styles from './recruiter.module.css';
import { recruiterTexts } from './recruiter.texts.ts';

const NotesDialog = lazy(() => import('../notes/notes-dialog.tsx'));
const ReportDialog = lazy(() => import('./report-dialog.tsx'));

/** The main conversation button, which can also add the developer to the favourites. */
export type ConversationSlot = (setFavourite: (favourite: boolean) => void) => ReactNode;

/** The actions of a viewer on a developer: each has its own condition; everyone but the owner reports a profile. */
export function RecruiterActions({ profile, conversation }: { profile: ProfileView; conversation: ConversationSlot }) {
  const { can, developerId, viewer, interactions, contact, viewsLeft } = profile;
  const texts = useTexts(recruiterTexts);
  const plans = pathTo(useLocale(), 'plans');
  const [open, setOpen] = useState<'notes' | 'report'>();
  const [favourite, setFavourite] = useState(interactions?.favourite ?? false);
  const close = () => setOpen(undefined);
  return (
    <>
      {contact && (
        <div className={styles.bar}>
          {conversation(setFavourite)}
          <FavouriteButton developerId={developerId} favourite={favourite} change={setFavourite} />
        </div>
      )}
      {interactions && <InteractionIcons interactions={{ ...interactions, favourite }} />}
      {can.writeNotes && (
        <Button look="secondary" onClick={() => setOpen('notes')}>
          {can.writeNotes === 'team' ? texts.recommend : texts.notes}
        </Button>
      )}
      {can.report && (
        <Button look="secondary" onClick={() => setOpen('report')}>
          {texts.report.button}
        </Button>
      )}
      {viewsLeft !== undefined && (
        <p className={styles.left}>
          {texts.viewsLeft(viewsLeft)} {viewsLeft === 0 && <Link href={plans}>{texts.plans}</Link>}
        </p>
      )}
      <Suspense>
        {open === 'notes' && can.writeNotes && (
          <NotesDialog developerId={developerId} tab={can.writeNotes} close={close} />
        )}
        {open === 'report' && <ReportDialog developerId={developerId} visitor={viewer === 'anonymous'} close={close} />}
      </Suspense>
    </>
  );
}
