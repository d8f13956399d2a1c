export const RoomsHelp = () => (
  <>
    <li>The grid and the program of visitors show rooms as columns. Their order here is their order in the grid.</li>
    <li>When you rename a room, its sessions get the new name, too.</li>
    <li>A session with more attendees than its room has seats is a conflict in the grid.</li>
    <li>A room that is deleted stays in the sessions that name it.</li>
  </>
);
