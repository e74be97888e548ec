import { lazy, Suspense, useState } from 'react';
import { pathTo } from '../../../../domain/paths.ts';
import type { Downloads } from '../../../../domain/permissions/resume.ts';
import type { ResumeFile } from '../../../../domain/resume/file.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { MenuButton, MenuDownload } from '../../../ui/menu.tsx';
import { downloadTexts } from './download.texts.ts';

/** The dialogs are loaded when one opens. */
const PdfDialog = lazy(() => import('./pdf-dialog.tsx'));
const RefusedDialog = lazy(() => import('./refused-dialog.tsx'));

type Props = { developerId: string } & Downloads;
type Open = Extract<ResumeFile, `${string}.pdf`> | 'refused';

/** Entries of the menu of a profile. */
export function DownloadItems({ developerId, download, anonymise }: Props) {
  const texts = useTexts(downloadTexts);
  const locale = useLocale();
  const [open, setOpen] = useState<Open>();
  const json = (file: ResumeFile) => pathTo(locale, 'resume', { developerId, file });
  const close = () => setOpen(undefined);
  return (
    <>
      {download === 'allowed' ? (
        <>
          <MenuButton onClick={() => setOpen('resume.pdf')}>{texts.pdf}</MenuButton>
          {anonymise && <MenuButton onClick={() => setOpen('anonymous.pdf')}>{texts.anonymousPdf}</MenuButton>}
          <MenuDownload href={json('resume.json')}>{texts.json}</MenuDownload>
          {anonymise && <MenuDownload href={json('anonymous.json')}>{texts.anonymousJson}</MenuDownload>}
        </>
      ) : (
        <>
          <MenuButton onClick={() => setOpen('refused')}>{texts.pdf}</MenuButton>
          <MenuButton onClick={() => setOpen('refused')}>{texts.json}</MenuButton>
        </>
      )}
      <Suspense>
        {open === 'refused' ? (
          <RefusedDialog close={close} />
        ) : (
          open && <PdfDialog developerId={developerId} file={open} close={close} />
        )}
      </Suspense>
    </>
  );
}
