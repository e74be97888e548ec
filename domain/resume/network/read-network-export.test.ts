import { describe, expect, it } from 'vitest';
import type { NetworkRun } from './document.ts';
import { startExport, writeExport } from './export.fixture.ts';
import { readNetworkExport } from './read-network-export.ts';

function read(runs: NetworkRun[]) {
  const outcome = readNetworkExport({ runs, links: [] });
  if ('error' in outcome) throw new Error(outcome.error);
  return outcome;
}

/** The same file from a program that keeps no colours: the distances must be enough. */
function colourless(runs: NetworkRun[]): NetworkRun[] {
  return runs.map(({ colour: _, ...run }) => run);
}

describe('an export of LinkedIn', () => {
  it('joins a title of two lines, with the dates under it', () => {
    const { runs, main } = startExport('fr');
    main.header('Expérience');
    main.company('Touches & Cie');
    main.title('Conceptrice de claviers pour musiciennes gauchères, ateliers de nuit et demi-');
    main.titleWrap('journées de réparation');
    main.dates('mars 2021\u00a0-\u00a0Present', '(4 ans)');
    expect(read(runs).experiences).toEqual([
      {
        companyName: 'Touches & Cie',
        jobTitle: 'Conceptrice de claviers pour musiciennes gauchères, ateliers de nuit et demi-journées de réparation',
        start: { year: 2021, month: 2 },
        end: null,
        stillEmployed: true,
        location: null,
        description: null,
      },
    ]);
  });

  it('continues a description after an empty line at the top of a page', () => {
    const { runs, main, turn, footers } = startExport('fr');
    main.header('Expérience');
    main.company('Touches & Cie');
    main.title('Soudeuse');
    main.dates('2019\u00a0-\u00a02020', '(1 an)');
    main.place('Dieppe');
    main.text('Premier atelier.', 21.375);
    turn('main', 72.925);
    main.text('Second atelier.', 0);
    main.text('Page 3 of 4');
    footers();
    const { experiences, unplaced } = read(runs);
    const [role] = experiences;
    expect(unplaced).toEqual([]);
    expect(role?.description).toBe('Premier atelier.\n\nSecond atelier.\nPage 3 of 4');
    expect(role?.location).toBe('Dieppe');
  });

  it('continues a description in the same sentence without an empty line', () => {
    const { runs, main, turn } = startExport('en');
    main.header('Experience');
    main.company('Keys');
    main.title('Solderer');
    main.dates('2019\u00a0-\u00a02020', '(1 year)');
    main.text('I soldered for a whole year, mostly small boards with large connectors, and', 20.311);
    turn('main', 54.925);
    main.text('extraordinarily long cables.', 0);
    main.header('Education', 57.212);
    expect(read(runs).experiences[0]?.description).toBe(
      'I soldered for a whole year, mostly small boards with large connectors, and extraordinarily long cables.',
    );
  });

  it.each([
    ['with colours', (runs: NetworkRun[]) => runs],
    ['without colours', colourless],
  ])('distinguishes a place of one word from the first line of a description (%s)', (_, seen) => {
    const { runs, main, turn } = startExport('en');
    main.header('Experience');
    main.company('Keys');
    main.total('3 years');
    main.title('Remote designer', 21.322);
    main.dates('May 2020\u00a0-\u00a0May 2021', '(1 year 1 month)');
    main.place('Remote');
    main.text('Layouts.', 21.375);
    main.title('Designer', 31.447);
    main.dates('May 2019\u00a0-\u00a0April 2020', '(1 year)');
    main.text('Remote', 20.311);
    main.title('Trainee', 31.447);
    main.dates('May 2018\u00a0-\u00a0April 2019', '(1 year)');
    turn('main', 53.8);
    main.place('Caen', 0);
    main.header('Education', 57.212);
    expect(read(seen(runs)).experiences.map(({ location, description }) => [location, description])).toEqual([
      ['Remote', 'Layouts.'],
      [null, 'Remote'],
      ['Caen', null],
    ]);
    expect(read(seen(runs))).toMatchObject({ headline: 'Mechanical keyboards', location: 'Dieppe' });
  });

  it('has French certifications, each on one or more lines', () => {
    const { runs, side } = startExport('fr');
    side.header('Principales compétences');
    side.first('Soudure');
    side.next('Formation');
    side.header('Certifications');
    side.first('Habilitation électrique -');
    side.wrap('basse tension');
    side.next('Premiers secours');
    const profile = read(runs);
    expect(profile.certifications).toEqual(['Habilitation électrique - basse tension', 'Premiers secours']);
    expect(profile.skills).toEqual(['Soudure', 'Formation']);
    expect(profile.education).toEqual([]);
  });

  it('has a degree whose line is cut inside its dates', () => {
    const { runs, main } = startExport('fr');
    main.header('Formation');
    main.school('Lycée des Embruns');
    main.degree('Bac, option sciences,\u00a0Électronique, claviers et instruments', '\u00a0·\u00a0(septembre');
    main.text('2016\u00a0-\u00a0juin');
    main.text('2019)');
    main.school('École sans détail', 33.389);
    main.school('École de danse et de musique du littoral cauchois,', 33);
    main.school('antenne de Dieppe', 18);
    main.degree('Diplôme\u00a0', '\u00a0·\u00a0(2012)');
    expect(read(runs).education).toEqual([
      {
        schoolName: 'Lycée des Embruns',
        diploma: 'Bac, option sciences',
        area: 'Électronique, claviers et instruments',
        year: 2019,
      },
      { schoolName: 'École sans détail', diploma: null, area: null, year: null },
      {
        schoolName: 'École de danse et de musique du littoral cauchois, antenne de Dieppe',
        diploma: 'Diplôme',
        area: null,
        year: 2012,
      },
    ]);
  });

  it('keeps two companies of the same name apart when they follow each other', () => {
    const { runs, main } = startExport('en');
    main.header('Experience');
    main.company('Keys');
    main.title('Owner');
    main.dates('2021\u00a0-\u00a0Present', '(4 years)');
    main.company('Keys', 40.7);
    main.title('Employee');
    main.dates('2015\u00a0-\u00a02016', '(1 year)');
    main.header('Education', 57.212);
    expect(read(runs).experiences.map(({ companyName, jobTitle }) => [companyName, jobTitle])).toEqual([
      ['Keys', 'Owner'],
      ['Keys', 'Employee'],
    ]);
  });

  it('may have no experience', () => {
    const { runs, side, main } = startExport('en');
    side.header('Top Skills');
    side.first('Soldering');
    main.header('Education');
    main.school('Mill School');
    const profile = read(runs);
    expect(profile.experiences).toEqual([]);
    expect(profile.education).toEqual([{ schoolName: 'Mill School', diploma: null, area: null, year: null }]);
    expect(profile).toMatchObject({ name: 'Lou Tavernier', linkedinUrl: 'https://www.linkedin.com/in/lou-tavernier' });
  });

  it('may have a company of sixty characters, or of two lines', () => {
    const long = 'Compagnie normande des claviers, pianos et orgues de Dieppe.';
    expect(long).toHaveLength(60);
    const { runs, main } = startExport('fr');
    main.header('Expérience');
    main.company(long);
    main.title('Accordeuse');
    main.dates('2011\u00a0-\u00a02012', '(1 an)');
    main.company('Syndicat intercommunal des ateliers de lutherie et de facture', 40.7);
    main.company('instrumentale', 18);
    main.title('Apprentie');
    main.dates('2010\u00a0-\u00a02011', '(1 an)');
    expect(read(runs).experiences.map(({ companyName }) => companyName)).toEqual([
      long,
      'Syndicat intercommunal des ateliers de lutherie et de facture instrumentale',
    ]);
  });

  it('continues the sidebar on the second page, beside a header of the main column', () => {
    const { runs, side, main, turn } = startExport('en');
    side.header('Languages');
    side.first('English', [' (Native or Bilingual)', '#a9b1b6']);
    turn('side', 79);
    side.at('Norman', [' (Elementary)', '#a9b1b6']);
    side.next('Latin');
    turn('main', 79.137);
    main.header('Experience', 0);
    main.company('Keys');
    main.title('Owner');
    main.dates('2021\u00a0-\u00a0Present', '(4 years)');
    main.header('Education', 57.212);
    const profile = read(runs);
    expect(profile.languages).toEqual([
      { name: 'English', level: 'Native or Bilingual' },
      { name: 'Norman', level: 'Elementary' },
      { name: 'Latin', level: null },
    ]);
    expect(profile.experiences).toHaveLength(1);
  });

  it('lists honours, publications and unknown sections as not imported', () => {
    const { runs, side, main } = startExport('en');
    side.header('Certifications');
    side.first('Soldering I');
    side.header('Honors-Awards');
    side.first('Golden Key');
    side.header('Publications');
    side.first('On keys');
    side.wrap('and locks');
    side.header('Hobbies');
    side.first('Kites');
    main.header('Volunteering');
    main.company('Kite club');
    main.header('Education', 57.212);
    main.school('Mill School');
    const profile = read(runs);
    expect(profile.certifications).toEqual(['Soldering I']);
    expect(profile.experiences).toEqual([]);
    expect(profile.education.map(({ schoolName }) => schoolName)).toEqual(['Mill School']);
    expect(profile.unplaced).toEqual([
      'Golden Key',
      'On keys and locks',
      'Hobbies',
      'Kites',
      'Volunteering',
      'Kite club',
    ]);
  });

  it('lists a role without dates as not imported', () => {
    const { runs, main } = startExport('en');
    main.header('Experience');
    main.company('Keys');
    main.title('Owner');
    main.text('Since ever', 20.311);
    main.header('Education', 57.212);
    const profile = read(runs);
    expect(profile.experiences).toEqual([]);
    expect(profile.unplaced).toEqual(['Keys', 'Owner', 'Since ever']);
  });

  it('may have been resized and moved by another program', () => {
    const { runs, main } = startExport('en');
    main.header('Experience');
    main.company('Keys');
    main.title('Owner');
    main.dates('2021\u00a0-\u00a0Present', '(4 years)');
    main.place('Remote');
    main.header('Education', 57.212);
    const moved = runs.map((run) => ({ ...run, x: run.x * 0.93 + 18, y: run.y * 0.93 + 31, size: run.size * 0.93 }));
    expect(read(moved)).toEqual(read(runs));
  });

  it('fails with the language error without a known header', () => {
    const { runs, side, main } = writeExport();
    side.header('Kontakt');
    side.url('www.linkedin.com/in/lou', [' (LinkedIn)', '#a9b1b6']);
    side.header('Languages');
    side.first('Top Skills', [' (Elementary)', '#a9b1b6']);
    main.name('Lou Tavernier');
    main.header('Ausbildung');
    main.school('Education');
    expect(readNetworkExport({ runs, links: [], language: 'de' })).toEqual({ error: 'language' });
  });
});
