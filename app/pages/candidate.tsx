import { lazy, Suspense, useState } from 'react';
import { type MetaFunction, redirect, useLoaderData } from 'react-router';
import { mayStartConversations } from '../../domain/contact/conversation-right.ts';
import { pathIfAny, pathTo } from '../../domain/paths.ts';
import { readCandidate } from '../../server/services/conversations/read-candidate.ts';
import { CandidateScreen } from '../features/conversations/manager/candidate-screen.tsx';
import { candidatesTexts } from '../features/conversations/manager/manager.texts.ts';
import { useLocale, useTexts } from '../i18n/texts.ts';
import { serve } from '../serve.ts';
import { Button } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import page from '../ui/page.module.css';

const NotesDialog = lazy(() => import('../features/profile/notes/notes-dialog.tsx'));

export const loader = serve(async (context, { params, request }) => {
  const { membership } = context.viewer ?? {};
  const denied = pathIfAny(context.locale, 'permissionDenied');
  if (membership && !mayStartConversations(membership) && denied) throw redirect(denied);
  const introduction = new URL(request.url).searchParams.get('introduction') ?? undefined;
  return { file: await readCandidate(context, params.developerId ?? '', introduction) };
});

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  const brand = (matches[0]?.loaderData as { brand?: string } | undefined)?.brand ?? '';
  return [{ title: loaderData ? `${loaderData.file.developer.name} – ${brand}` : brand }];
};

export default function CandidatePage() {
  const { file } = useLoaderData<typeof loader>();
  return (
    <div className={page.wide}>
      <CandidateScreen
        key={file.developer.id}
        file={file}
        assignedJob={<AssignedJob job={file.job} />}
        notes={<Notes developerId={file.developer.id} />}
      />
    </div>
  );
}

function AssignedJob({ job }: { job: { alias: string; title: string | null } | undefined }) {
  const locale = useLocale();
  const texts = useTexts(candidatesTexts);
  if (!job) return <p>{texts.file.noJob}</p>;
  return (
    <p>
      <Link href={pathTo(locale, 'job', { alias: job.alias })}>{job.title ?? texts.noJob}</Link>
    </p>
  );
}

function Notes({ developerId }: { developerId: string }) {
  const texts = useTexts(candidatesTexts).file;
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        {texts.notes}
      </Button>
      <Suspense>
        {open && <NotesDialog developerId={developerId} tab="company" close={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
