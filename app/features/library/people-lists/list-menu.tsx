import { useState } from 'react';
import { pathTo } from '../../../../domain/paths.ts';
import { fetchJson, sendCommand } from '../../../forms/send.ts';
import { useFailureToast } from '../../../forms/use-failure-toast.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Menu, MenuButton, MenuLine, MenuLink } from '../../../ui/menu.tsx';
import styles from './people-lists.module.css';
import { peopleListsTexts } from './people-lists.texts.ts';

type Props = {
  developerId: string;
  /** One of many in a list: without a frame, with the name of the developer for screen readers. */
  name?: string;
};
type Choice = { id: string; name: string; shared: boolean; on: boolean };

/** Beside the star: the lists of the recruiter and of the company, loaded when the menu is opened. */
export function ListMenu({ developerId, name }: Props) {
  const locale = useLocale();
  const texts = useTexts(peopleListsTexts);
  const fail = useFailureToast();
  const [lists, setLists] = useState<Choice[]>();
  const address = pathTo(locale, 'listsOfPerson', { developerId });
  const load = async () => {
    const answer = await fetchJson(address);
    if ('failed' in answer) fail(answer, texts.failed);
    else setLists(answer.lists);
  };
  const set = (listId: string, on: boolean) =>
    setLists((all) => all?.map((one) => (one.id === listId ? { ...one, on } : one)));
  const toggle = async ({ id: listId, on }: Choice) => {
    set(listId, !on);
    const answer = await sendCommand(address, { listId, on: !on });
    if ('done' in answer) return;
    set(listId, on);
    fail(answer, texts.failed);
  };
  return (
    <span className={name === undefined ? undefined : styles.menu}>
      <Menu icon="list" label={name === undefined ? texts.inLists : texts.inListsOf(name)} onOpen={() => void load()}>
        {lists?.map((list) => (
          <MenuButton key={list.id} pressed={list.on} onClick={() => void toggle(list)}>
            {list.shared ? texts.sharedName(list.name) : list.name}
          </MenuButton>
        ))}
        {lists && lists.length > 0 && <MenuLine />}
        <MenuLink href={pathTo(locale, 'peopleLists')}>{texts.manage}</MenuLink>
      </Menu>
    </span>
  );
}
