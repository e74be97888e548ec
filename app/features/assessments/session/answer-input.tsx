import type { ShownQuestion } from '../../../../server/services/assessments/session/view-session.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { LineChoice } from './line-choice.tsx';
import { OptionList } from './option-list.tsx';
import { OutputField } from './output-field.tsx';
import { PatchChoice } from './patch-choice.tsx';
import { sessionTexts } from './session.texts.ts';
import { StepOrder } from './step-order.tsx';
import type { AnswerDraft } from './use-answer.ts';

type Props = { question: ShownQuestion; draft: AnswerDraft; describedBy: string | undefined };

/** The control with which a question is answered, by its format. */
export function AnswerInput({ question, draft, describedBy }: Props) {
  const texts = useTexts(sessionTexts);
  const { options, severalRight, code, colours } = question;
  const { chosen, typed, choose, reorder, type } = draft;
  switch (question.format) {
    case 'choice':
      return (
        <OptionList
          legend={severalRight ? texts.several : texts.one}
          options={options}
          several={severalRight}
          chosen={chosen}
          describedBy={describedBy}
          choose={choose}
        />
      );
    case 'patch':
      return (
        <PatchChoice
          patches={options}
          colours={colours.options}
          chosen={chosen}
          describedBy={describedBy}
          choose={choose}
        />
      );
    case 'line':
      return (
        <LineChoice
          code={code ?? ''}
          colours={colours.code}
          chosen={chosen}
          describedBy={describedBy}
          choose={choose}
        />
      );
    case 'output':
      return <OutputField typed={typed} type={type} />;
    case 'order':
      return (
        <StepOrder
          steps={options}
          order={chosen.length > 0 ? chosen : options.map((_, place) => place)}
          describedBy={describedBy}
          reorder={reorder}
        />
      );
  }
}
