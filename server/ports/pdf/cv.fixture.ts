import type { Resume } from './port.ts';

/** A value in every part that is printed. */
export const everything: Resume = {
  basics: {
    name: 'Éléonore d’Œuvré',
    label: 'Développeuse confirmée',
    email: 'eleonore@dev.example',
    phone: '+33 6 00 00 00 00',
    url: 'https://eleonore.example/',
    summary: 'Coût divisé par 4 : 45 k€ économisés. 🚀',
    location: { city: 'Lyon', countryCode: 'FR' },
    profiles: [
      { network: 'github', username: 'eleonore', url: 'https://vivier.example/t?link=abc' },
      { network: 'Blog', url: 'https://blog.example/e' },
    ],
  },
  skills: [
    { name: 'TypeScript', value: 100, keywords: ['React', 'Node'] },
    { name: 'Scala', value: 70 },
    { name: 'Go', value: 40 },
    { name: 'Rust', value: 39 },
    { name: 'Patience' },
  ],
  tests: [
    { name: 'SQL', value: 10, endDate: '2026-01-09' },
    { name: 'Java', value: 40, endDate: '2025-06-03' },
    { name: 'Bash', value: 70, endDate: '2025-06-03' },
    { name: 'Perl', value: 71, endDate: '2025-06-03' },
  ],
  work: [
    {
      name: 'Arbre',
      position: 'Cheffe de projet',
      location: 'Lyon, France',
      startDate: '2021-03-01',
      summary: 'Refonte **complète**\n\n- Douze services\n- Zéro arrêt',
      highlights: ['Prix de l’équipe'],
      url: 'https://arbre.example',
    },
    { name: 'Racine', position: 'Développeuse', startDate: '2018', endDate: '2021-02', summary: 'Avant.' },
  ],
  projects: [
    { name: 'Vivarium', description: 'Un simulateur', endDate: '2023-01-01', url: 'javascript:alert(1)' },
    { name: 'Marée', endDate: '2022-05-01', link: 'https://marée.example', url: 'https://xn--mare-dpa.example/' },
  ],
  education: [{ institution: 'INSA', studyType: 'Diplôme', area: 'Informatique', endDate: '2010-01-01' }],
  awards: [{ title: 'Prix du code', awarder: 'Académie', date: '2020-05-01' }],
  certificates: [
    { name: 'SQL', date: '2026-01-09', issuer: 'Vivier' },
    { name: 'Secourisme', date: '2019-09-01', issuer: 'Croix-Rouge' },
  ],
  publications: [{ name: 'Sur les nombres', publisher: 'Revue', releaseDate: '2019' }],
  languages: [
    { name: 'Français', language: 'Français', value: 100 },
    { name: 'Anglais', language: 'Anglais', value: 70 },
    { language: 'Polonais', fluency: 'A2' },
  ],
  interests: [{ name: 'Voile' }, { name: 'Chant' }],
  references: [{ name: 'Ada Lovelace', reference: 'Une joie.' }],
  likes: { companiesLeft: 2, selectedCompanies: { a: { companyName: 'Clever Cloud' }, b: { companyName: 'Malt' } } },
  specific: {
    basics: { personalDescription: 'À propos de moi.', visaSponsorship: true },
    dreamJob: {
      locations: [{ name: 'Nantes, France' }, { name: 'Bruxelles, Belgique' }],
      salary: '45',
      averageDailyRate: 480,
      perks: { mood: true, other: 'un jardin', unheardOf: true },
      remoteFrequency: { frequency: 'hybrid', daysPerWeek: 3 },
    },
    education: { studiesLevel: 5 },
    work: { contractTypes: ['permanent', 'freelance'], codeExperienceYears: 9, codingReason: 'Pour la joie.' },
    interestedBy: 'WebAssembly',
  },
  meta: { language: 'fr' },
};

/** A JPEG of one grey pixel, with metadata as a camera writes it. */
export const tinyJpeg = (() => {
  const body =
    '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AVN//2Q==';
  const bytes = Buffer.from(body, 'base64');
  const note = Buffer.from('\xff\xe1\x00\x12Exif\0\0GPS 47.2 N', 'latin1');
  return Buffer.concat([bytes.subarray(0, 2), note, bytes.subarray(2)]);
})();
