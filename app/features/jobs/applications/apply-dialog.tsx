import { applicationMessage } from '../../../../domain/jobs/applications/application.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { applicationsTexts } from './applications.texts.ts';
import { MessageDialog } from './message-dialog.tsx';

type Props = { jobId: string; title: string; companyName: string; close: () => void };

export default function ApplyDialog({ jobId, title, companyName, close }: Props) {
  const texts = useTexts(applicationsTexts).apply;
  return (
    <MessageDialog
      title={texts.title(title)}
      lead={<p>{texts.lead(companyName)}</p>}
      label={texts.label}
      submit={texts.submit}
      done={texts.done}
      schema={applicationMessage}
      companyName={companyName}
      application={(message, detailsOffered) => ({ mode: 'application', jobId, message, detailsOffered })}
      close={close}
    />
  );
}
