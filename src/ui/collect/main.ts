// Where the page of collecting begins: its colours and words, then the page itself.

import '../theme/theme.css';
import '../theme/sizes.css';
import '../theme/base.css';
import './collect.css';

void import('./collect-page.tsx').then(({ openCollecting }) => openCollecting(document.getElementById('collecting')!));
