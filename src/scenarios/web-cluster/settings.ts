// The settings of `web-cluster`: what the lesson is about, the policies' thresholds, the site with its users and machines.

import { seconds } from '../../engine/core/time.ts';
import { end, seed } from '../kit/define.ts';
import { settings, type Values } from '../kit/settings.ts';
import { frontSettings } from './front-settings.ts';
import { lessonSettings } from './lesson-settings.ts';
import { policySettings } from './policy-settings.ts';
import { siteSettings } from './site-settings.ts';

/** In the order of links. */
export const webClusterSettings = settings({
  ...lessonSettings,
  ...policySettings,
  ...siteSettings,
  ...frontSettings,
  seed,
  end: { ...end, default: seconds(40) },
});

/** House units. */
export type WebClusterValues = Values<typeof webClusterSettings>;
