import { lazy, Suspense, useState } from 'react';
import type { ProfileView } from '../../../../server/services/profile/profile-view.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { MenuButton } from '../../../ui/menu.tsx';
import { recruiterTexts } from './recruiter.texts.ts';

const NotesDialog = lazy(() => import('../notes/notes-dialog.tsx'));
const ReportDialog = lazy(() => import('./report-dialog.tsx'));

type Props = { profile: Pick<ProfileView, 'can' | 'developerId' | 'viewer'> };

/** Entries of the menu of a profile: each has its own condition; everyone but the owner reports a profile. */
export function RecruiterItems({ profile: { can, developerId, viewer } }: Props) {
  const texts = useTexts(recruiterTexts);
  const [open, setOpen] = useState<'notes' | 'report'>();
  const close = () => setOpen(undefined);
  return (
    <>
      {can.writeNotes && (
        <MenuButton onClick={() => setOpen('notes')}>
          {can.writeNotes === 'team' ? texts.recommend : texts.notes}
        </MenuButton>
      )}
      {can.report && <MenuButton onClick={() => setOpen('report')}>{texts.report.button}</MenuButton>}
      <Suspense>
        {open === 'notes' && can.writeNotes && (
          <NotesDialog developerId={developerId} tab={can.writeNotes} close={close} />
        )}
        {open === 'report' && <ReportDialog developerId={developerId} visitor={viewer === 'anonymous'} close={close} />}
      </Suspense>
    </>
  );
}
