// A region of the page that fails by itself: should drawing it go wrong, what stands in its place says what was left out, and
// everything around it goes on working. Mistakes of the engine are told elsewhere (share/failure.tsx).

import { Component, type ReactNode } from 'react';
import type { RegionName } from '../i18n/share.en.ts';
import { LeftOut } from '../share/left-out.tsx';

interface RegionProps {
  readonly name: RegionName;
  readonly children: ReactNode;
}

/** Around what is drawn in a region. */
export const inRegion = (name: RegionName, drawn: ReactNode): ReactNode => <Region name={name}>{drawn}</Region>;

/** A class, because React tells only classes what went wrong below them. */
class Region extends Component<RegionProps> {
  override state = { error: '' };

  static getDerivedStateFromError(error: unknown) {
    return { error: String(error) };
  }

  override render() {
    const { error } = this.state;
    const again = (): void => this.setState({ error: '' });
    return error ? <LeftOut name={this.props.name} error={error} onAgain={again} /> : this.props.children;
  }
}
