// The order of the style sheets: what the whole page shares comes before what single parts of it bring, for among equals the later
// rule counts.

import '../theme/theme.css';
import '../theme/sizes.css';
import '../theme/contrast.css';
import '../theme/base.css';
import './header.css';
import './layout.css';
import '../controls/settings.css';
import '../controls/fields.css';
import '../controls/slider.css';
import '../controls/transport.css';
import '../stage-kit/stage.css';
import '../strip/strip.css';
import '../charts/charts.css';
import '../charts/scrubber.css';
import '../why/why.css';
import '../why/many-results.css';
import '../why/explained.css';
import '../share/share.css';
import '../foundation/dialog.css';
import '../foundation/terms.css';
import '../controls/invitation.css';
// The stages, before what comes later and lays them out anew: the lecture hall, the phone, paper.
import '../stages/lan/stage.css';
import '../stages/atm/stage.css';
import '../stages/atm/link-time.css';
import '../stages/web-cluster/node-switches.css';
import '../foundation/beside.css';
import '../stages/web-cluster/stage.css';
import '../stages/web-cluster/legend.css';
import '../stages/web-cluster/spread.css';
import '../stages/virtual-server/stage.css';
