import type { ConversationButton } from '../../../../domain/contact/conversations/conversation-button.ts';
import { pathTo } from '../../../../domain/paths.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { contactRefusals } from '../../../i18n/words/contact-refusals.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { InfoTooltip } from '../../../ui/tooltip.tsx';
import { contactTexts } from '../contact.texts.ts';
import styles from './entry-contact.module.css';

type Props = {
  developerId: string;
  name: string;
  button: ConversationButton;
  /** What writing takes of the plan today, said at the button. */
  cost?: string | undefined;
  start: () => void;
};

/**
 * docs/product/contact.md, The contact button of a list: the main conversation button in few words. The selection has a
 * button of its own.
 */
export function EntryContact({ developerId, name, button, cost, start }: Props) {
  const locale = useLocale();
  const { row, unavailable } = useTexts(contactTexts);
  const { before } = useTexts(contactRefusals);
  const link = (label: string, href: string) => (
    <ButtonLink look="secondary" href={href} data-key="c" aria-label={row.of(label, name)}>
      {label}
    </ButtonLink>
  );
  const main = () => {
    switch (button.case) {
      case 'permissionDenied':
        return link(row.start, `${pathTo(locale, 'permissionDenied')}?profile=${developerId}`);
      case 'seeConversation':
        return link(row.conversation, pathTo(locale, 'candidate', { developerId }));
      case 'seeApplication':
        return link(row.application, pathTo(locale, 'candidate', { developerId }));
      case 'start':
        return (
          <>
            {button.disabled && (
              <InfoTooltip label={row.why(name)} text={button.refusal ? before[button.refusal] : unavailable} />
            )}
            <Button
              look="secondary"
              data-key="c"
              disabled={button.disabled}
              title={button.disabled ? undefined : cost}
              aria-label={row.of(row.start, name)}
              onClick={start}
            >
              {row.start}
            </Button>
          </>
        );
      default:
        return null;
    }
  };
  const shown = main();
  return shown && <div className={styles.contact}>{shown}</div>;
}
