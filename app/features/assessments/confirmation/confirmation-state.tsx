import type { ConfirmationRequest } from '../../../../server/services/assessments/confirmation/read-confirmations.ts';
import { timeOfDay } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { confirmationTexts } from './confirmation.texts.ts';

/** The state of a request in one sentence. */
export function ConfirmationStateText({ request }: { request: ConfirmationRequest }) {
  const locale = useLocale();
  const { states } = useTexts(confirmationTexts);
  const { state, until, right, questions } = request;
  switch (state) {
    case 'asked':
      return states.asked(timeOfDay(locale, until));
    case 'confirmed':
    case 'notConfirmed':
      return states[state](right ?? 0, questions ?? 0);
    default:
      return states[state];
  }
}
