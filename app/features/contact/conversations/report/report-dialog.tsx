import {
  type ConversationReportDraft,
  conversationReportReasons,
  conversationReportSchema,
  reportWordsLimit,
} from '../../../../../domain/contact/conversations/conversation-report.ts';
import { pathTo } from '../../../../../domain/paths.ts';
import { FormDialog } from '../../../../forms/form-dialog.tsx';
import { MessageField } from '../../../../forms/message-field.tsx';
import { sendCommand } from '../../../../forms/send.ts';
import { useLocale, useTexts } from '../../../../i18n/texts.ts';
import { SelectField } from '../../../../ui/field.tsx';
import { useToast } from '../../../../ui/toast.tsx';
import { reportTexts } from './report.texts.ts';

type Props = { introductionId: string; done: () => Promise<void>; close: () => void };

/** Loaded when the dialog opens. */
export default function ReportDialog({ introductionId, done, close }: Props) {
  const texts = useTexts(reportTexts);
  const address = pathTo(useLocale(), 'conversationReport', { introductionId });
  const toast = useToast();
  return (
    <FormDialog<ConversationReportDraft>
      save={(value) => sendCommand(address, { mode: 'report', value })}
      title={texts.title}
      submitLabel={texts.send}
      schema={conversationReportSchema}
      empty={{ reason: '', words: '' }}
      close={close}
      finish={async () => {
        await done();
        toast(texts.sent);
        close();
      }}
    >
      {({ value, set, error }) => (
        <>
          <p>{texts.lead}</p>
          <SelectField
            label={texts.reason}
            value={value.reason}
            error={error('reason')}
            onChange={({ target }) => set({ reason: target.value })}
          >
            <option value="">{texts.choose}</option>
            {conversationReportReasons.map((reason) => (
              <option key={reason} value={reason}>
                {texts.reasons[reason]}
              </option>
            ))}
          </SelectField>
          <MessageField
            most={reportWordsLimit}
            maxLength={reportWordsLimit}
            label={texts.words}
            rows={5}
            value={value.words}
            error={error('words')}
            onChange={({ target }) => set({ words: target.value })}
          />
        </>
      )}
    </FormDialog>
  );
}
