import { describe, expect, it } from 'vitest';
import * as permissions from './catalogue.ts';
import { everyViewer, permissionTable, signedInViewers, viewers } from './permission-table.fixture.ts';

const { canChangeQuestion, canDeleteComment, canDiscussQuestion, canSeeDrafts, questionRoles } = permissions;

describe('permissions of the catalogue (docs/product/catalogue.md, Permissions of the catalogue)', () => {
  permissionTable(permissions, [
    ['canFindUnpublished', '', permissions.canFindUnpublished, signedInViewers],
    ['canDiscussQuestion', 'in discussion', (viewer) => canDiscussQuestion(viewer, { talked: true }), signedInViewers],
    ['canDiscussQuestion', 'not in discussion', (viewer) => canDiscussQuestion(viewer, { talked: false }), []],
    ['canDeleteComment', '', (viewer) => canDeleteComment(viewer, { authorId: 'owner' }), ['owner', 'admin']],
    ['canDeleteComment', 'of an erased account', (viewer) => canDeleteComment(viewer, { authorId: null }), ['admin']],
    ['canDeleteEveryComment', '', permissions.canDeleteEveryComment, ['admin']],
    ['canReportQuestion', '', permissions.canReportQuestion, everyViewer],
    ['canContribute', '', permissions.canContribute, ['developer', 'owner', 'admin']],
    ['canShowContributions', '', permissions.canShowContributions, ['developer', 'owner']],
    ['canReviewQuestions', '', permissions.canReviewQuestions, ['admin']],
    ['canSeeDrafts', 'not a contributor', (viewer) => canSeeDrafts(viewer, false), ['admin']],
    ['canSeeDrafts', 'an accepted contributor', (viewer) => canSeeDrafts(viewer, true), signedInViewers],
    [
      'canChangeQuestion',
      '',
      (viewer) => canChangeQuestion(viewer, { mine: viewer?.userId === 'owner' }),
      ['owner', 'admin'],
    ],
  ]);
});

describe('what a user is to a question (docs/product/catalogue.md, Question transitions)', () => {
  it.each(everyViewer)('a viewer of the kind %s', (name) => {
    const roles = name === 'owner' ? ['author'] : name === 'admin' ? ['admin'] : [];
    expect(questionRoles(viewers[name], { authorId: 'owner' })).toEqual(roles);
    expect(questionRoles(viewers[name], { authorId: null })).toEqual(name === 'admin' ? ['admin'] : []);
  });

  it('an administrator who wrote it is both', () => {
    expect(questionRoles(viewers.admin, { authorId: 'admin' })).toEqual(['author', 'admin']);
  });
});
