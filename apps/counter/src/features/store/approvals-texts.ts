import { defineTexts } from '@baeon/ui/lib/texts.ts';

export const approvalsTexts = defineTexts('approvals', {
  title: 'To approve',
  hint: 'New shops, and the first deals of stores. Whoever asked first comes first.',
  trouble: 'What waits could not be loaded',
  empty: 'Nothing waits.',
  more: 'Show more',
  kinds: { store: 'New shop', deal: 'First deal' },
  asked: (when: string) => `asked ${when}`,
  near: 'Listed right there already:',
  metres: (name: string, metres: number) => `${name}, ${metres} m`,
  approve: 'Approve',
  approveTitle: (title: string) => `Approve ${title}?`,
  approveStore: 'It is on the map then, and whoever asked owns it.',
  approveDeal: 'Shoppers see it at once. Later deals of this store need no approval.',
  sendBack: 'Send back',
  sendBackTitle: (title: string) => `Send ${title} back`,
  sendBackText: 'They read this, mend it and ask again.',
  why: 'What is missing?',
  invite: 'Invite somebody to set up a shop',
  inviteText:
    'The invitation is the approval: their shop is on the map as soon as they have described it.',
  number: 'Mobile number',
  send: 'Invite',
});
