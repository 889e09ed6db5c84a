/** Calls of the real artifact client. */
export type ArtifactCall =
  | {
      readonly kind: 'upload';
      readonly name: string;
      readonly files: readonly string[];
      readonly root: string;
      readonly skipArchive?: true;
    }
  | { readonly kind: 'list' | 'list-rest' }
  | { readonly kind: 'get' | 'delete'; readonly name: string }
  | { readonly kind: 'download' | 'download-rest'; readonly id: number; readonly to: string };

/** @returns what the client returned, ids as numbers */
export async function callArtifacts(call: ArtifactCall): Promise<unknown> {
  const { DefaultArtifactClient } = await import('@actions/artifact');
  const client = new DefaultArtifactClient();
  switch (call.kind) {
    case 'upload': {
      const options = call.skipArchive === undefined ? {} : { skipArchive: true };
      return client.uploadArtifact(call.name, [...call.files], call.root, options);
    }
    case 'list':
      return client.listArtifacts();
    case 'list-rest':
      return client.listArtifacts({ findBy: findBy() });
    case 'get':
      return client.getArtifact(call.name);
    case 'delete':
      return client.deleteArtifact(call.name);
    case 'download':
      return client.downloadArtifact(call.id, { path: call.to });
    case 'download-rest':
      return client.downloadArtifact(call.id, { path: call.to, findBy: findBy() });
  }
}

function findBy() {
  const [repositoryOwner = '', repositoryName = ''] = (process.env.GITHUB_REPOSITORY ?? '').split('/');
  return {
    token: process.env.GITHUB_TOKEN ?? '',
    workflowRunId: Number(process.env.GITHUB_RUN_ID),
    repositoryOwner,
    repositoryName,
  };
}
