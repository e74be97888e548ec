import { applicationMessage } from '../../../../domain/jobs/applications/application.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { movesTexts } from './applications.texts.ts';
import { MessageDialog } from './message-dialog.tsx';

type Props = { jobId: string; title: string; companyName: string; close: () => void };

export default function ApplyDialog({ jobId, title, companyName, close }: Props) {
  const texts = useTexts(movesTexts).apply;
  return (
    <MessageDialog
      title={texts.title(title)}
      lead={<p>{texts.lead(companyName)}</p>}
      label={texts.label}
      submit={texts.submit}
      done={texts.done}
      schema={applicationMessage}
      companyName={companyName}
      move={(message, detailsOffered) => ({ move: 'application', jobId, message, detailsOffered })}
      close={close}
    />
  );
}
