import type { ReactNode } from 'react';
import { pathTo } from '../../../../domain/paths.ts';
import type { JobView } from '../../../../server/services/jobs/read-job.ts';
import type { AroundJob } from '../../../../server/services/jobs/search/read-around-job.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { applicationsTexts } from '../applications/applications.texts.ts';
import { jobPageTexts } from '../job-page.texts.ts';
import { JobScreen } from '../job-screen.tsx';
import { KeepShown } from '../kept/keep-button.tsx';
import styles from './candidate-view.module.css';
import { candidateViewTexts } from './candidate-view.texts.ts';

type Props = { job: JobView; around: AroundJob };

/** The page of an offer as a developer reads it; its buttons only say that this is a preview. */
export function CandidateView({ job, around }: Props) {
  const locale = useLocale();
  const texts = useTexts(candidateViewTexts);
  const { like, superlike } = useTexts(applicationsTexts);
  return (
    <>
      <div className={styles.bar}>
        <Notice title={texts.notice}>
          <p>{texts.text}</p>
          <p className={styles.ways}>
            <Link href={pathTo(locale, 'job', { alias: job.alias })}>{texts.back}</Link>
            <Link href={pathTo(locale, 'jobManager')}>{texts.manage}</Link>
          </p>
        </Notice>
      </div>
      <JobScreen
        preview
        job={job}
        around={around}
        apply={<Apply external={job.external} />}
        keep={<Keep />}
        company={
          <>
            <Inert look="secondary">
              <Icon name="heart" size={16} /> {like.button}
            </Inert>
            <Inert look="secondary">{superlike.button}</Inert>
          </>
        }
      />
    </>
  );
}

function Apply({ external }: { external: boolean }) {
  const page = useTexts(jobPageTexts);
  const { apply } = useTexts(applicationsTexts);
  if (!external) return <Inert>{apply.button}</Inert>;
  return (
    <>
      <Inert>
        {page.site} <Icon name="external" size={16} />
      </Inert>
      <p className={styles.muted}>
        {page.siteNote} {page.siteTells}
      </p>
    </>
  );
}

const Keep = () => <KeepShown act={useSayInert()} />;

function Inert({ look, children }: { look?: 'secondary'; children: ReactNode }) {
  return (
    <Button wide {...(look && { look })} onClick={useSayInert()}>
      {children}
    </Button>
  );
}

function useSayInert(): () => void {
  const say = useToast();
  const { inert } = useTexts(candidateViewTexts);
  return () => say(inert);
}
