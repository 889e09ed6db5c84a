import { render } from 'preact';

render(<p>Savepoint</p>, document.getElementById('app') as HTMLElement);
