// What is said below the header until a person closes it: of the link, of what the browser keeps, of a lesson file.

import { LessonTrouble } from '../lesson/lesson-trouble.tsx';
import { Notice } from '../share/notice.tsx';
import type { Address } from '../state/address.ts';

export const Notices = ({ address }: { readonly address: Address }) => (
  <>
    <Notice address={address} />
    <LessonTrouble />
  </>
);
