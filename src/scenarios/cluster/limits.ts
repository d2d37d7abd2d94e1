// How large a cluster may be: nodes are bits of a mask, and every user has two random streams of its own.

export const MOST_CLUSTER_NODES = 32;
export const MOST_CLUSTER_USERS = 10_000;
