import { lazy, Suspense, useState } from 'react';
import type { Candidates } from '../../../../server/services/contact/candidates/read-candidates.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { pipelineTexts } from './pipeline.texts.ts';

const StagesDialog = lazy(() => import('./stages-dialog.tsx'));

/** Opens the stages of the offer that the board is filtered by, or of the company. */
export function EditStagesButton({ found, jobId }: { found: Candidates; jobId: string | undefined }) {
  const texts = useTexts(pipelineTexts).edit;
  const [open, setOpen] = useState(false);
  const job = found.jobs.find(({ id }) => id === jobId);
  return (
    <>
      <Button look="secondary" aria-label={texts.open} onClick={() => setOpen(true)}>
        {texts.stages}
      </Button>
      <Suspense>
        {open && (
          <StagesDialog
            job={job && { id: job.id, title: job.title ?? texts.untitled }}
            own={found.ownStages}
            close={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}
