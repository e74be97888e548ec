import { Button, ButtonLink } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { ImageUploadButton } from '../ui/image-upload.tsx';
import { Link } from '../ui/link.tsx';
import { Menu, MenuButton, MenuDownload, MenuLine, MenuLink } from '../ui/menu.tsx';
import { InfoTooltip, Tooltip } from '../ui/tooltip.tsx';
import { ConfirmStep, TwoStepButton } from '../ui/two-step-button.tsx';
import type { Specimens } from './specimen.ts';

const nothing = () => {};
const here = '#top';

/** What is pressed. */
export const buttons: Specimens = {
  Button: ({ short, long }) => ({
    normal: <Button>{short}</Button>,
    busy: <Button busy>{short}</Button>,
    disabled: <Button disabled>{short}</Button>,
    secondary: <Button look="secondary">{short}</Button>,
    'secondary busy': (
      <Button look="secondary" busy>
        {short}
      </Button>
    ),
    'secondary disabled': (
      <Button look="secondary" disabled>
        {short}
      </Button>
    ),
    danger: <Button look="danger">{short}</Button>,
    warning: <Button look="warning">{short}</Button>,
    wide: <Button wide>{short}</Button>,
    long: <Button>{long}</Button>,
  }),
  ButtonLink: ({ short, long }) => ({
    normal: <ButtonLink href={here}>{short}</ButtonLink>,
    secondary: (
      <ButtonLink href={here} look="secondary">
        {short}
      </ButtonLink>
    ),
    long: <ButtonLink href={here}>{long}</ButtonLink>,
  }),
  IconButton: ({ remove, label }) => ({
    normal: <IconButton icon="copy" label={remove(label)} />,
    danger: <IconButton icon="trash" danger label={remove(label)} />,
  }),
  Link: ({ short, long }) => ({
    normal: <Link href={here}>{short}</Link>,
    long: <Link href={here}>{long}</Link>,
  }),
  CopyButton: ({ value, short, close }) => ({ normal: <CopyButton text={value} label={short} done={close} /> }),
  ConfirmStep: ({ confirm, question, cancel }) => ({
    normal: (
      <ConfirmStep
        question={question}
        confirm={confirm}
        cancel={cancel}
        busy={false}
        onConfirm={nothing}
        onCancel={nothing}
      />
    ),
    busy: (
      <ConfirmStep question={question} confirm={confirm} cancel={cancel} busy onConfirm={nothing} onCancel={nothing} />
    ),
  }),
  TwoStepButton: ({ confirm, question, cancel, long }) => ({
    normal: (
      <TwoStepButton question={question} confirm={confirm} cancel={cancel} onConfirm={nothing}>
        {confirm}
      </TwoStepButton>
    ),
    danger: (
      <TwoStepButton look="danger" question={question} confirm={confirm} cancel={cancel} onConfirm={nothing}>
        {confirm}
      </TwoStepButton>
    ),
    long: (
      <TwoStepButton question={long} confirm={confirm} cancel={cancel} onConfirm={nothing}>
        {long}
      </TwoStepButton>
    ),
  }),
  ImageUploadButton: ({ open, busy, error }) => ({
    normal: <ImageUploadButton label={open} busyLabel={busy} errorText={() => error} onUploaded={nothing} />,
    primary: (
      <ImageUploadButton look="primary" label={open} busyLabel={busy} errorText={() => error} onUploaded={nothing} />
    ),
  }),
  Menu: ({ open, short, long, confirm }) => ({
    normal: (
      <Menu label={open}>
        <MenuButton onClick={nothing}>{short}</MenuButton>
        <MenuDownload href="/favicon.svg">{long}</MenuDownload>
      </Menu>
    ),
    icon: (
      <Menu label={open} icon="more">
        <MenuButton onClick={nothing}>{short}</MenuButton>
        <MenuLink href="/">{long}</MenuLink>
        <MenuLine />
        <MenuButton danger onClick={nothing}>
          {confirm}
        </MenuButton>
      </Menu>
    ),
  }),
  InfoTooltip: ({ label, hint }) => ({ normal: <InfoTooltip label={label} text={hint} align="start" /> }),
  Tooltip: ({ short }) => ({
    normal: (
      <Tooltip text={short} align="start">
        <IconButton icon="copy" label={short} />
      </Tooltip>
    ),
  }),
};
