/** Drawn for a 24-unit square with a line of 1.75; they take the colour of the text around them. */
const drawings = {
  pencil: 'M4 20l1-4L16 5l3 3L8 19zM14 7l3 3',
  plus: 'M12 5v14M5 12h14',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z',
  eyeOff:
    'M4 4l16 16M9.6 6a9 9 0 0 1 2.4-.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.6 3.3M6 7.6A15.6 15.6 0 0 0 2.5 12S6 18.5 12 18.500a9 9 0 0 0 4-.9M10 10.200a2.8 2.8 0 0 0 3.9 3.9',
  info: 'M12 3.500a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 11v5.500M12 7.500v.1',
  chevron: 'M6 9l6 6 6-6',
  up: 'M12 19V5M6 11l6-6 6 6',
  down: 'M12 5v14M6 13l6 6 6-6',
  trash: 'M5 7h14M10 7V4.500h4V7M7 7l1 12.500h8L17 7M10.5 10.500v5.500M13.5 10.500v5.5',
  copy: 'M9 9h10v11H9zM15 9V4.500H5V15h4',
  pin: 'M12 21s-6.5-6-6.5-11a6.5 6.5 0 0 1 13 0c0 5-6.5 11-6.5 11zM12 7.700a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.600z',
  work: 'M3.5 8h17v11h-17zM9 8V5.500h6V8M3.5 13h17',
  mail: 'M3.5 6h17v12h-17zM3.5 6.500l8.5 7 8.5-7',
  phone:
    'M6 3.500l3 .5 1 4-2 1.500a12 12 0 0 0 6.5 6.500l1.5-2 4 1 .5 3c0 1.5-1 2.5-2.5 2.500C10.5 20 4 13.5 3.5 6 3.5 4.5 4.5 3.5 6 3.500z',
  person: 'M12 4a3.8 3.8 0 1 0 0 7.600A3.8 3.8 0 0 0 12 4zM4.5 20c.7-4 3.6-6 7.5-6s6.8 2 7.5 6',
  link: 'M10 14a4 4 0 0 0 6 .400l3-3A4 4 0 0 0 13.4 5.800l-1.2 1.200M14 10a4 4 0 0 0-6-.400l-3 3a4 4 0 0 0 5.6 5.600l1.2-1.2',
  outside: 'M8 6h10v10M18 6L6 18',
  check: 'M5 12.500l4.5 4.500L19 7',
  drag: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
  left: 'M15 5l-7 7 7 7',
  right: 'M9 5l7 7-7 7',
  refresh: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.300M19.5 4v4h-4',
  team: 'M9 5a3.2 3.2 0 1 0 0 6.400A3.2 3.2 0 0 0 9 5zM3 19.500c.5-3.400 2.8-5 6-5s5.500 1.600 6 5M15.500 5.300a3.200 3.200 0 0 1 0 5.800M17.500 14.900c2 .6 3.200 2.200 3.500 4.600',
  star: 'M12 4l2.4 5 5.6.7-4.1 3.8 1.1 5.5-5-2.8-5 2.8 1.1-5.500L4 9.7 9.6 9z',
  close: 'M6 6l12 12M18 6L6 18',
  home: 'M4 11.500L12 4.500l8 7M6 10v9.500h12V10M10 19.500v-5.500h4v5.500',
  coin: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM15 9.200a3.800 3.800 0 1 0 0 5.600M7.800 11h5M7.800 13h5',
  archive: 'M4 5h16v4H4zM5.500 9v10h13V9M10 12.500h4',
  filter: 'M4 6.500h16M7 12h10M10 17.500h4',
  list: 'M8.500 6.500H20M8.500 12H20M8.500 17.500H20M4.500 6.500h.1M4.500 12h.1M4.500 17.500h.1',
  grid: 'M4.500 4.500h6v6h-6zM13.500 4.500h6v6h-6zM4.500 13.500h6v6h-6zM13.500 13.500h6v6h-6z',
  bell: 'M6 16.500h12l-1.500-2.500V10a4.500 4.500 0 0 0-9 0v4zM10.500 19.500h3',
  heart:
    'M12 19.5C7 15.5 4 12.700 4 9.200A4.200 4.200 0 0 1 12 7.300 4.200 4.200 0 0 1 20 9.200c0 3.500-3 6.300-8 10.300z',
  minus: 'M5 12h14',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.500L20.5 20.5',
  download: 'M12 4v11M7 10.500l5 5 5-5M4.5 19.500h15',
  letter: 'M5 7V5h14v2M12 5v14M9 19h6',
  brush: 'M4 19c3 .6 4-4 7-7l6-6.500 2.500 2.500L13 14c-3 3-2 5.500 1 5.500h5.500',
  document: 'M6 3.500h8l4.500 4.500v12.500H6zM14 3.500V8h4.500M9 12.500h6M9 16h6',
} as const;

export type IconName = keyof typeof drawings;

/** Decorative: whatever it stands in has a name in words. */
export function Icon({ name, size = 18 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'drag' ? 3 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={drawings[name]} />
    </svg>
  );
}
